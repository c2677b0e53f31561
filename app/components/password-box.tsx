import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useHydrated } from "./hydrated";

/**
 * A password's field with the button that shows and hides it; without scripts the button is a submit
 * (`intent` = show or hide), and the form's action answers with what was typed.
 */
export function PasswordBox({ shown, ...input }: Omit<ComponentProps<"input">, "type"> & { shown: boolean }) {
  const hydrated = useHydrated();
  const [chosen, setVisible] = useState<boolean>();
  const visible = chosen ?? shown;
  return (
    <div className="password-box">
      <input {...input} type={visible ? "text" : "password"} />
      <button
        className="icon-button"
        type={hydrated ? "button" : "submit"}
        name="intent"
        value={visible ? "hide" : "show"}
        formNoValidate
        aria-label={visible ? "Hide password" : "Show password"}
        onClick={() => setVisible(!visible)}
      >
        {visible ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
      </button>
    </div>
  );
}
