import Screen from '@/features/enterprises/UnitListScreen';

export const routeProps = { title: 'enterprises.unitList.plain', texts: ['reading'] };

export default Screen;
