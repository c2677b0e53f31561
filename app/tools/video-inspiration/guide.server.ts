import { Lightbulb } from "lucide-react";
import type { Guide } from "../define-tool";

export const videoInspiration: Guide = {
  id: "video-inspiration",
  path: "/video-inspiration",
  label: "Video Inspiration",
  purpose: "Creative styles and ideas, each with a prompt that is ready to render.",
  icon: Lightbulb,
};
