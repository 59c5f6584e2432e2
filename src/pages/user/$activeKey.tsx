import AccountScreen from '@/features/account/AccountScreen';

export const routeProps = { title: 'account.title', guard: 'person' };

export default AccountScreen;
