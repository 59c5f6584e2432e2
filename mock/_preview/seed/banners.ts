import type { Banner } from '../../../src/services/types';
import { imageId } from '../files';
import { examples } from './examples';

/** The banners of the home page; the last one links to another site. */
export const banners: readonly Banner[] = [
  { id: 'b1', title: '岁末集中招聘正在进行', link: `/notice/${examples.pinnedNotice}` },
  {
    id: 'b2',
    title: '退役军人专场双选会开放报名',
    link: `/applyActivity/${examples.enrollingActivity}/applyActivity`,
  },
  { id: 'b3', title: '五步看懂应聘流程', link: '/recruitmentflow' },
  { id: 'b4', title: '学历认证办理指南', link: 'https://www.chsi.com.cn/' },
].map((banner) => ({ ...banner, imageFileId: imageId('banner', banner.id) }));
