import Screen from '@/features/registration/RegistrationScreen';

export const routeProps = { title: 'registration.title', texts: ['forms'], frame: 'bare' };

export default Screen;
