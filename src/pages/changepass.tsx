import Screen from '@/features/auth/ChangePasswordScreen';

export const routeProps = { title: 'password.change.title', guard: 'person' };

export default Screen;
