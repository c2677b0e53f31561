export const ADMIN = { username: "admin", password: "veo3-admin-demo" };
export const STUDENT = { username: "student", password: "veo3-student-demo" };

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined where it is no JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into replies of every shape
  body: any;
}

/** A client with a cookie jar, as a browser or a script would be. */
export class Client {
  cookie = "";
  constructor(
    readonly url: string,
    readonly headers: Record<string, string> = {},
  ) {}

  async send(
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const response = await fetch(this.url + path, {
      method,
      body,
      redirect: "manual",
      headers: { ...this.headers, ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
      duplex: "half",
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      if (pair.includes("session=")) this.cookie = line.includes("Max-Age=0") ? "" : pair;
    }
    const text = await response.text();
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      parsed = undefined;
    }
    return { status: response.status, headers: response.headers, text, body: parsed };
  }

  get(path: string, headers?: Record<string, string>) {
    return this.send("GET", path, undefined, headers);
  }

  post(path: string, value: unknown, headers: Record<string, string> = {}) {
    return this.send("POST", path, JSON.stringify(value), { "content-type": "application/json", ...headers });
  }

  form(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return this.send("POST", path, new URLSearchParams(fields), headers);
  }

  /** @throws Error when it is not let in */
  async signIn(credentials: { username: string; password: string }): Promise<this> {
    const { status, text } = await this.post("/api/login", credentials);
    if (status !== 200) throw new Error(`Sign-in failed: ${status} ${text}`);
    return this;
  }
}

/** A signed-in client. */
export const signedIn = (url: string, credentials = STUDENT) => new Client(url).signIn(credentials);
