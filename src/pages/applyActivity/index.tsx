import Screen from '@/features/activities/ActivityListScreen';

export const routeProps = { title: 'activities.title' };

export default Screen;
