/** After how many seconds a page with a batch under way looks again where no scripts run. */
export const REFRESH_SECONDS = 3;
