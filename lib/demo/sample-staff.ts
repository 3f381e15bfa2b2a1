/** Who signs in to the demo, by the roles they show. */
export const sampleStaff = {
  management: { name: 'Martina Muster', email: 'turnierleitung@muster.example' },
  referee: { name: 'Rolf Beispiel', email: 'schiedsrichter@muster.example' },
} as const
