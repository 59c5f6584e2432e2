import PositionSearchScreen from '@/features/positions/PositionSearchScreen';

export const routeProps = { title: 'positions.search.title', texts: ['reading'] };

export default PositionSearchScreen;
