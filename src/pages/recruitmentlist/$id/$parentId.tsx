import Screen from '@/features/enterprises/UnitListScreen';

export const routeProps = { title: 'enterprises.unitList.plain' };

export default Screen;
