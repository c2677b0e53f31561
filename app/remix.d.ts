// The types follow the future flag that remix.config.js switches on.
declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export {};
