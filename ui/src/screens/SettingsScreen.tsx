import type { AppWords } from "../engine/types/AppWords";
import type { SettingGroup } from "../engine/types/SettingGroup";
import type { SettingsView } from "../engine/types/SettingsView";
import { Card } from "../kit/Card";
import { OneOf, Scale, Switch } from "../kit/Field";
import { IconButton } from "../kit/Marquee";
import { Page } from "../kit/Page";
import type { App } from "../state/app";
import "./settings.css";

type Props = { app: App; view: SettingsView; words: AppWords };

export function SettingsScreen({ app, view, words }: Props) {
  const notice = app.notice.value;
  return (
    <Page
      name="settings"
      title={view.title}
      back={{ label: words.back, onTap: () => app.back() }}
      right={
        <IconButton
          name="question"
          label={words.how_we_play}
          testid="how"
          onTap={() => void app.go("how")}
        />
      }
      notice={notice && { notice, close: words.close, onClose: () => (app.notice.value = null) }}
    >
      <div class="settings">
        {view.groups.map((group) => (
          <Group key={group.id} group={group} app={app} />
        ))}
      </div>
    </Page>
  );
}

function Group({ group, app }: { group: SettingGroup; app: App }) {
  const choose = (id: string) => {
    const option = group.options.find((each) => each.id === id);
    if (option) void app.change(option.change);
  };
  if (group.kind === "switch") {
    return (
      <Card label={group.heading}>
        <Switch
          label={group.heading}
          text={group.text}
          on={group.options[1]?.chosen ?? false}
          testid={`setting-${group.id}`}
          onChange={(on) => choose(on ? "on" : "off")}
        />
      </Card>
    );
  }
  const Options = group.kind === "scale" ? Scale : OneOf;
  return (
    <Card heading={group.heading}>
      {group.text && <p class="page-text">{group.text}</p>}
      <Options
        label={group.heading}
        options={group.options}
        testid={`setting-${group.id}`}
        onChoose={choose}
      />
    </Card>
  );
}
