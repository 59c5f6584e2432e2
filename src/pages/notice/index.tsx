import Screen from '@/features/content/NoticeListScreen';

export const routeProps = { title: 'content.notice.title' };

export default Screen;
