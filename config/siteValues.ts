/** Which kind of release this is; the footer names each (locales, `frame.footer.release.*`). */
type ReleaseType = 'production' | 'test';

/** What differs from place to place. Operations set it without a new build (docs/operations.md). */
export interface SiteValues {
  /** The portal's name; it stands nowhere else in the code. */
  title: string;
  /** What search engines and shared links say of it. */
  description: string;
  /** The public address of its host, for robots.txt and the sitemap. */
  origin: string;
  /** Spec §9; put before every call's path, empty by default. */
  serverRoot: string;
  /** The address that takes the beacons of docs/operations.md, Monitoring; empty: nothing is told. */
  monitoringUrl: string;
  /** Spec §9; marks the place in the footer. No header of the calls carries it: the contract has none. */
  releaseType: ReleaseType;
  company: string;
  phone: string;
  email: string;
  address: string;
  hours: string;
  /** The office hours in English. */
  hoursEn: string;
  icp: string;
  publicSecurity: string;
  /** The picture of the police's mark, a file that operations put into `dist/`; empty: the number stands alone. */
  publicSecurityMark: string;
}

/** The values where operations set none. Fictional; `src/utils/siteValues.ts` gives those in force. */
export const builtInValues: SiteValues = {
  title: '征程人才招聘平台',
  description:
    '面向社会人才、应届毕业生、退役军人和军人家属的招聘门户：查岗位、看公告、投简历、跟进度。',
  origin: 'https://talent.zhengcheng.example',
  serverRoot: '',
  monitoringUrl: '',
  releaseType: 'production',
  company: '征程人才服务有限公司',
  phone: '400-000-2026',
  email: 'service@zhengcheng.example',
  address: '北京市海淀区示例路 1 号',
  hours: '周一至周五 9:00–17:30',
  hoursEn: 'Monday to Friday, 9:00–17:30',
  icp: '京ICP备00000000号-1',
  publicSecurity: '京公网安备00000000000000号',
  publicSecurityMark: '',
};

/** The element of the page that holds what operations have set, as JSON. */
export const pageValuesId = 'site-values';
