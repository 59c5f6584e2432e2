import Screen from '@/features/activities/ActivityListScreen';

export const routeProps = { title: 'activities.title', texts: ['reading'] };

export default Screen;
