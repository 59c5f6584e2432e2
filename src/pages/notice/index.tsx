import Screen from '@/features/content/NoticeListScreen';

export const routeProps = { title: 'content.notice.title', texts: ['reading'] };

export default Screen;
