import Screen from '@/features/registration/RegistrationScreen';

export const routeProps = { title: 'registration.title', frame: 'bare' };

export default Screen;
