import type { ComponentChildren } from "preact";
import type { Notice } from "../engine/types/Notice";
import { IconButton, Marquee } from "./Marquee";
import { NoticeBar } from "./NoticeBar";
import "./page.css";

type Props = {
  title: string;
  back?: { label: string; onTap: () => void } | undefined;
  left?: ComponentChildren;
  right?: ComponentChildren;
  notice?: { notice: Notice; close: string; onClose: () => void } | null;
  /** Stays in sight below what scrolls. */
  foot?: ComponentChildren;
  children: ComponentChildren;
  name: string;
};

const READ = ["how", "cards-rules"];

/** A screen that scrolls under its marquee. */
export function Page({ title, back, left, right, notice, foot, children, name }: Props) {
  return (
    <main class="page" data-page={name}>
      <div class="page-top">
        <Marquee
          title={title}
          left={
            back ? (
              <IconButton name="back" label={back.label} testid="back" onTap={back.onTap} />
            ) : (
              left
            )
          }
          right={right}
        />
        {notice && (
          <NoticeBar notice={notice.notice} close={notice.close} onClose={notice.onClose} />
        )}
      </div>
      {/* A page without controls must still scroll by keys. */}
      <div class="page-body" tabIndex={READ.includes(name) ? 0 : undefined}>
        {children}
      </div>
      {foot && <div class="page-foot">{foot}</div>}
    </main>
  );
}
