import LoginScreen from '@/features/auth/LoginScreen';

export const routeProps = { title: 'auth.login.title', texts: ['forms'], guard: 'guest' };

export default LoginScreen;
