declare module '*.woff2?headings' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: so Vite exports the address of a file.
  export default address;
}

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY: string;
  readonly VITE_ICON_STYLESHEET_URL: string;
}
