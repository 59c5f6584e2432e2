import Screen from '@/features/activities/ActivityScreen';

export const routeProps = { title: 'activities.detailTitle' };

export default Screen;
