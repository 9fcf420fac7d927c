import type { Notice } from "../engine/types/Notice";
import { Sprite } from "./Sprite";
import "./notice.css";

type Props = {
  notice: Notice;
  close: string;
  onClose: () => void;
};

/** A refusal or a hint: what, why, and what to do. Stands where no control is. */
export function NoticeBar({ notice, close, onClose }: Props) {
  return (
    <section class="notice" data-testid="notice" data-code={notice.code} aria-label={notice.title}>
      <span class="notice-bell">
        <Sprite name="bell" size={20} />
      </span>
      <div class="notice-words">
        <p class="notice-title">{notice.title}</p>
        {notice.text && <p>{notice.text}</p>}
        {notice.remedy && <p class="notice-remedy">{notice.remedy}</p>}
      </div>
      <button
        type="button"
        class="notice-close"
        aria-label={close}
        data-testid="notice-close"
        onClick={onClose}
      >
        <Sprite name="close" size={18} />
      </button>
    </section>
  );
}
