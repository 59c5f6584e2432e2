/** Umi reads the portal's languages from this file's name; its texts are added in locales/load.ts. */
export default {};
