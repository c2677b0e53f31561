import { createContext } from "react";

/** The response's nonce, without which the content policy lets no script run. Empty in the browser, which hides it. */
export const NonceContext = createContext("");
