import AccountScreen from '@/features/account/AccountScreen';

export const routeProps = { title: 'account.title', guard: 'user' };

export default AccountScreen;
