import { BookOpen } from "lucide-react";
import type { Guide } from "../define-tool";

export const goldenPrinciples: Guide = {
  id: "golden-principles",
  path: "/golden-principles",
  label: "Golden Principles",
  purpose: "Five rules of prompt writing, each shown on prompts that break it and prompts that keep it.",
  icon: BookOpen,
};
