import * as Popover from "@radix-ui/react-popover";
import { type ReactNode, useState } from "react";
import type { PromptTips } from "./prompt-tips";
import { TIPS_BUTTON, TipList } from "./prompt-tips-panel";

/** The popover of the tips: fetched when it is first opened, so it opens as soon as it is there. */
export default function TipsPopover({
  label,
  tips,
  onChoose,
  where,
}: {
  label: ReactNode;
  tips: PromptTips;
  onChoose(tip: string): void;
  where?: string;
}) {
  const [open, setOpen] = useState(true);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={TIPS_BUTTON}>{label}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="popover"
          aria-label="Prompt tips"
          align="start"
          sideOffset={6}
          collisionPadding={12}
        >
          <TipList
            tips={tips}
            where={where}
            onChoose={(tip) => {
              onChoose(tip);
              setOpen(false);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
