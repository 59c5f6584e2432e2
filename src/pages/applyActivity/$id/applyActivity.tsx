import Screen from '@/features/activities/ActivityScreen';

export const routeProps = { title: 'activities.detailTitle', texts: ['reading'] };

export default Screen;
