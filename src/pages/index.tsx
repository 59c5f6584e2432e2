export const routeProps = { redirect: '/home', keepQuery: true };

export { default } from '@/loading';
