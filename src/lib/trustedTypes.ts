type Rules = { createScript?: (text: string) => string; createScriptURL?: (url: string) => string }
type Policy = { createScript: (text: string) => string; createScriptURL: (url: string) => string }
type Browser = { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Policy } }

export const createTrustedPolicy = (name: string, rules: Rules): Policy | undefined =>
  (window as Browser).trustedTypes?.createPolicy(name, rules)
