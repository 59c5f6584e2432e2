import Screen from '@/features/enterprises/UnitScreen';

export const routeProps = { title: 'enterprises.unit.title', texts: ['reading'] };

export default Screen;
