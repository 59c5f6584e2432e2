import type { Banner } from '../../../src/services/types';
import { imageId } from '../files';
import { EXAMPLES } from './examples';

/** The pictures on top of the home page; the last one leads out of the portal. */
export const banners: readonly Banner[] = [
  { id: 'b1', title: '岁末集中招聘正在进行', link: `/notice/${EXAMPLES.pinnedNotice}` },
  {
    id: 'b2',
    title: '退役军人专场双选会开放报名',
    link: `/applyActivity/${EXAMPLES.enrollingActivity}/applyActivity`,
  },
  { id: 'b3', title: '五步看懂应聘流程', link: '/recruitmentflow' },
  { id: 'b4', title: '学历认证办理指南', link: 'https://www.chsi.com.cn/' },
].map((banner) => ({ ...banner, imageFileId: imageId('banner', banner.id) }));
