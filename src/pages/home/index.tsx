import HomeScreen from '@/features/home/HomeScreen';

export const routeProps = { title: 'home.title' };

export default HomeScreen;
