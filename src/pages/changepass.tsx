import Screen from '@/features/auth/ChangePasswordScreen';

export const routeProps = {
  title: 'password.change.title',
  texts: ['reading', 'forms', 'person', 'resume'],
  guard: 'person',
};

export default Screen;
