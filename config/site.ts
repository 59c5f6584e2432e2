/** The portal's constants (spec §9). Everything else reads them from here. */
export const site = {
  /** Spec §9; names the local storage keys and the site header. */
  siteId: 'army-site',
  /** Spec §7; put before every call's path after the server root. */
  apiPrefix: '/pt',
  defaultLocale: 'zh-CN',
  /** Spec §4 and §6. */
  defaultDomain: 'portal',
  reviewerDomain: 'censor',
  requestTimeoutMs: 60_000,
  /** The share of the page loads that tell how the portal runs, where operations have set an address (docs/operations.md, Monitoring). */
  monitoringShare: 0.1 as number,
  /** Headers of every call (contract: Common rules). */
  headers: { site: 'X-Site-Id', domain: 'X-Domain' },
  /** Spec §2: the single sign-on pages, served beside the portal. */
  sso: { pages: '/apps/sso/', login: '/apps/sso/login', logout: '/apps/sso/loginout' },
} as const;

/** The rest of spec §9, which the page does without before the portal runs (src/first-paint). */
export const limits = {
  /** Of calls that ask for it; names by code are kept as long as the page (src/hooks/lookup). */
  requestCacheMs: 60_000,
  chunkLoadTimeoutMs: 120_000,
  spinnerDelayMs: 200,
  notificationDurationS: 4.5,
  notificationOffsetPx: 24,
  messageDurationS: 3,
  keyLength: 16,
} as const;
