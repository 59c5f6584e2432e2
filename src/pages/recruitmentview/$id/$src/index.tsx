import PositionDetailScreen from '@/features/positions/PositionDetailScreen';

export const routeProps = { title: 'positions.detail.title' };

export default PositionDetailScreen;
