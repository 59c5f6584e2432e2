import PositionDetailScreen from '@/features/positions/PositionDetailScreen';

export const routeProps = { title: 'positions.detail.title', texts: ['reading'] };

export default PositionDetailScreen;
