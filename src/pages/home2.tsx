import Screen from '@/features/home/ActivitiesHomeScreen';

export const routeProps = { title: 'home.title' };

export default Screen;
