import Screen from '@/features/resume/ResumeViewScreen';

export const routeProps = { title: 'resume.view.title', guard: 'user' };

export default Screen;
