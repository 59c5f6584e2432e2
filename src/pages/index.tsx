import RouteLoading from '@/loading';

export const routeProps = { redirect: '/home', keepQuery: true };

export default RouteLoading;
