import LoginScreen from '@/features/auth/LoginScreen';

export const routeProps = { title: 'auth.login.title', guard: 'guest' };

export default LoginScreen;
