import NotFoundScreen from '@/features/home/NotFoundScreen';

export const routeProps = { title: 'frame.notFound.title' };

export default NotFoundScreen;
