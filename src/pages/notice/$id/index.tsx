import Screen from '@/features/content/NoticeScreen';

export const routeProps = { title: 'content.notice.detailTitle', texts: ['reading'] };

export default Screen;
