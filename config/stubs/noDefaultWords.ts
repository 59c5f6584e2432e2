/** Stands for antd's English words where no provider gives any: `AppProvider` does, in the language in use. */
export default { locale: 'en' };
