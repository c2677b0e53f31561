import { isCommonPassword } from "./common-passwords";

/** What is said of a password that stands in the lists of the common ones. */
export const WEAK_PASSWORD = "Weak password: it is one that attackers try first. Better generate one.";

/** What stands below a new password: how long it must be, or that it is a weak one, said as it is typed. */
export function PasswordHint({ password }: { password: string | undefined }) {
  const weak = password !== undefined && isCommonPassword(password);
  return (
    <span aria-live="polite" className={weak ? "weak" : undefined}>
      {weak ? WEAK_PASSWORD : "At least 6 characters; a generated one has 12."}
    </span>
  );
}
