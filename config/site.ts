/** Which kind of release this is; the footer names each (locales, `frame.footer.release.*`). */
type ReleaseType = 'production' | 'test';

/**
 * The portal's constants (spec §9) and the facts of its frame. Everything else reads them from here.
 */
export const site = {
  /** The portal's name; it stands nowhere else in the code. */
  title: '征程人才招聘平台',
  /** What search engines and shared links say of it. */
  description:
    '面向社会人才、应届毕业生、退役军人和军人家属的招聘门户：查岗位、看公告、投简历、跟进度。',
  /** Its public address, for robots.txt and the sitemap. Fictional, as the facts of the footer. */
  origin: 'https://talent.zhengcheng.example',
  /** Spec §9; names the local storage keys and the site header. */
  siteId: 'army-site',
  /** Spec §9; marks the build in the footer. No header of the calls carries it: the contract has none. */
  releaseType: 'production' as ReleaseType,
  /** Spec §9; put before every call's path, empty by default. */
  serverRoot: '',
  /** Spec §7; put before every call's path after the server root. */
  apiPrefix: '/pt',
  defaultLocale: 'zh-CN',
  /** Spec §4 and §6. */
  defaultDomain: 'portal',
  reviewerDomain: 'censor',
  requestTimeoutMs: 60_000,
  requestCacheMs: 60_000,
  chunkLoadTimeoutMs: 120_000,
  spinnerDelayMs: 200,
  notificationDurationS: 4.5,
  notificationOffsetPx: 24,
  messageDurationS: 3,
  keyLength: 16,
  version: '0.1.0',
  /** Where the portal tells how it runs, and for which share of the page loads (docs/monitoring.md). No address: nothing is sent. */
  monitoring: { url: '' as string, share: 0.1 as number },
  /** Headers of every call (contract: Common rules). */
  headers: { site: 'X-Site-Id', domain: 'X-Domain' },
  /** Spec §2: the single sign-on pages, served beside the portal. */
  sso: { login: '/apps/sso/login', logout: '/apps/sso/loginout' },
  /** Facts of the footer. Fictional: whoever runs the portal puts their own here. */
  footer: {
    company: '征程人才服务有限公司',
    phone: '400-000-2026',
    email: 'service@zhengcheng.example',
    address: '北京市海淀区示例路 1 号',
    hours: '周一至周五 9:00–17:30',
    icp: '京ICP备00000000号-1',
    publicSecurity: '京公网安备00000000000000号',
  },
} as const;
