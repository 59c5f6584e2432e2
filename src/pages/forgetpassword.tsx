import Screen from '@/features/auth/ForgetPasswordScreen';

export const routeProps = { title: 'recover.title', texts: ['forms'], guard: 'guest' };

export default Screen;
