import Screen from '@/features/auth/ForgetPasswordScreen';

export const routeProps = { title: 'recover.title', guard: 'guest' };

export default Screen;
