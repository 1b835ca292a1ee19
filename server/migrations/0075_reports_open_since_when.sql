UPDATE organizations SET settings = settings || '{"reportsOpenSince": null}'::jsonb WHERE NOT settings ? 'reportsOpenSince';
