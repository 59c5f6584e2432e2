import Screen from '@/features/home/EnterprisesHomeScreen';

export const routeProps = { title: 'home.title' };

export default Screen;
