import Screen from '@/features/content/NoticeScreen';

export const routeProps = { title: 'content.notice.detailTitle' };

export default Screen;
