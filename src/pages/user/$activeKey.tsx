import AccountScreen from '@/features/account/AccountScreen';

export const routeProps = {
  title: 'account.title',
  texts: ['reading', 'forms', 'person', 'resume'],
  guard: 'person',
};

export default AccountScreen;
